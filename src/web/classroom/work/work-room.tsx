/**
 * The room of the open work on the home screen until it is there. The script in the head of the page counts the work that
 * is stored, and how much of it has an end: a heading, and for each work its name, its class and its end.
 */
export function WorkRoom() {
  return (
    <div className="mt-6 hidden h-[calc(4.25rem+1px+var(--works)*(5rem+1px)+var(--ends)*1.25rem)] in-[[data-work]]:block" />
  )
}
