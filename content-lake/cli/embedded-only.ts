import { type Command, CommandError } from '#scripts/commands/command.ts';

/**
 * The command for the embedded content lake alone. With a hosted project it would change data that nobody reads, so it refuses
 * and says where the hosted service does the same.
 * @param place the page of the project at sanity.io/manage, such as `members`
 */
export function embeddedOnly(what: string, command: Command, place: string): Command {
  return {
    help: `${command.help}

For the embedded content lake; with a hosted project this is done at sanity.io/manage.`,
    async run(args, context) {
      const project = context.env.NEXT_PUBLIC_SANITY_PROJECT_ID;
      if (project !== undefined)
        throw new CommandError(
          `"${what}" is for the embedded content lake, and the content is in the hosted project ${project}. Use https://www.sanity.io/manage/project/${project}${place === '' ? '' : `/${place}`}. Nothing was changed.`,
        );
      await command.run(args, context);
    },
  };
}
