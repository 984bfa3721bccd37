import { type InputProps, isObjectInputProps } from 'sanity';
import { DocumentForm } from './document-form.tsx';

/** The Studio asks this about every input; only the form of a whole document gets the switch of languages. */
export function FormInput(props: InputProps) {
  if (props.path.length === 0 && isObjectInputProps(props)) return <DocumentForm {...props} />;
  return props.renderDefault(props);
}
