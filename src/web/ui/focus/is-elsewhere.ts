/** Whether the focus is on something outside the screen, whose keys are not those of the screen. */
export function isElsewhere(): boolean {
  const active = document.activeElement
  return active !== null && active !== document.body && active.closest('#main') === null
}
