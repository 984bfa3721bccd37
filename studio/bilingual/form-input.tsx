import { type InputProps, isObjectInputProps } from 'sanity';
import { DocumentForm } from './document-form.tsx';

/** The Studio renders every input with this; only the form of a whole document gets the language switch. */
export function FormInput(props: InputProps) {
  if (props.path.length === 0 && isObjectInputProps(props)) return <DocumentForm {...props} />;
  return props.renderDefault(props);
}
