import type { ToolMenuProps } from 'sanity';
import { useCalls } from './live/use-calls.ts';

/** The links to the tools in the top bar; the inbox shows how much is waiting, in every tool. */
export function InboxToolMenu(props: ToolMenuProps) {
  const calls = useCalls();
  const tools = props.tools.map((tool) =>
    tool.name === 'inbox' && calls > 0 ? { ...tool, title: `${tool.title} (${calls})` } : tool,
  );
  return props.renderDefault({ ...props, tools });
}
