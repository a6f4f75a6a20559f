/** Replaces the form library's grid layouts, which no form here has; they are 5 kB. */
export default function NoLayoutField(): null {
  return null;
}
