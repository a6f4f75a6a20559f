/** Where a key of the format belongs that is in a wrong place; `known`: the keys that are possible there. */
export function findPlaceOf(key: string, known: readonly string[]): string | undefined {
  const has = (other: string) => known.includes(other);
  if (key.startsWith('ui:')) return has('ui:widget') ? undefined : 'Put it into ui.json.';
  if (key === 'row' && has('contains')) return 'Put it into "contains".';
  if (['properties', 'required', 'oneOf', '$ref'].includes(key) && has('items'))
    return 'Put it into "items".';
  if (['x-former-ids', 'x-retired'].includes(key) && has('x-replaces'))
    return 'A column keeps its id, and is asked as long as its table.';
  if (key === 'required' && has('x-replaces')) return 'Name the column in "required" of "items".';
  if (key === 'required' && has('x-asked-if') && !has('x-currencies'))
    return 'Name the question in "required" of its section.';
  if (key === 'x-rules') return 'Put them into a section.';
  if (key === 'minimum' && has('formatMinimum')) return 'The first day is "formatMinimum".';
  if (key === 'maximum' && has('formatMaximum')) return 'The last day is "formatMaximum".';
  if (key === 'title' && has('from')) return 'Only bands of a calculated value have a title.';
  return undefined;
}
