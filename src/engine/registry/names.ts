/** A questionnaire or a section by all names that it ever had; the oldest former one is first. */
export interface Named {
  readonly id: string;
  readonly formerIds?: readonly string[];
}

/** Every name that it ever had, its present one last. */
export function namesOf({ id, formerIds = [] }: Named): readonly string[] {
  return [...formerIds, id];
}

/**
 * The id under which storage keeps what belongs to it: the first it ever had, so that nothing has to move when it is
 * renamed, and nothing is paid twice.
 */
export function storedId({ id, formerIds = [] }: Named): string {
  return formerIds[0] ?? id;
}

/** Ids of sections as they are called now; what is no section's any more stays as it is. */
export function currentSections(
  { sections }: { readonly sections: readonly Named[] },
  ids: readonly string[],
): string[] {
  return ids.map((id) => sections.find((section) => namesOf(section).includes(id))?.id ?? id);
}
