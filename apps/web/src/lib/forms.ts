/** Forms: react-hook-form with checks that are loaded when a form is there. Errors come on blur and at submit, the first one is focused, nothing typed is lost. */
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { loadPatiently } from './load-patiently.ts';
import { asCallFailed } from './trpc.ts';

/** The sentence for each field that is wrong; an empty object where all is well. */
export type Sentences<Values extends FieldValues> = Partial<Record<Path<Values>, string>>;

/** Looks at what was typed and says what is wrong, by field. May fetch the schema first. */
export type Check<Values extends FieldValues> = (values: Values) => Promise<Sentences<Values>>;

/** The part of zod that a check needs, so that nothing of zod is loaded before a form is. */
interface Schema {
  safeParse(values: unknown): { success: true } | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

/** A check by the contract's own schema: `bySchema(async () => (await import('@lou/contract/identity')).login.input)`. The first sentence of a field counts. */
export const bySchema =
  <Values extends FieldValues>(load: () => Promise<Schema>): Check<Values> =>
  async (values) => {
    const parsed = (await loadPatiently(load)).safeParse(values);
    const wrong: Sentences<Values> = {};
    if (parsed.success) return wrong;
    for (const { path, message } of parsed.error.issues) wrong[path.join('.') as Path<Values>] ??= message;
    return wrong;
  };

/** What a check needs could not be fetched: the server looks at it all the same. */
const unchecked = (error: unknown) => {
  console.error('The form is not checked before it is sent.', error);
  return {};
};

const resolverOf =
  <Values extends FieldValues>(check: Check<Values>): Resolver<Values> =>
  async (values) => {
    const wrong = Object.entries(await check(values).catch(unchecked));
    if (wrong.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(wrong.map(([path, message]) => [path, { type: 'check', message }])) as FieldErrors<Values> };
  };

/** A form whose fields are `<Field {...field('username')} />`: name, handlers and the sentence under it. */
export function useFields<Values extends FieldValues>({ start, check }: { start: DefaultValues<Values>; check: Check<Values> }) {
  const form = useForm<Values>({ defaultValues: start, resolver: resolverOf(check), mode: 'onBlur', reValidateMode: 'onChange', shouldFocusError: true });
  const { errors } = form.formState;
  const field = (name: Path<Values>) => ({ ...form.register(name), error: sentenceAt(errors, name) });
  return { form, field };
}

function sentenceAt(errors: FieldErrors, name: string): string | undefined {
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}

/** Puts what the server found wrong under its fields and focuses the first; nothing where it named none of them. */
export function showServerFields<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void {
  const known = asCallFailed(error).fields.filter(({ path }) => path in form.getValues());
  for (const [index, { path, message }] of known.entries()) form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
}
