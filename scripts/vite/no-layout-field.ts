/** Stands in for the form library's layouts by grid, which no form here has; they are 5 kB. */
export default function NoLayoutField(): null {
  return null;
}
