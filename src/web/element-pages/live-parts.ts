/**
 * The script of an element page, which reads in full without it: the name can be heard, and a finger that moves
 * sideways turns to the next element. It runs in the page as it stands here, so it uses nothing from around it.
 */
export function liveParts(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-hear]')
  if (button !== null && 'speechSynthesis' in window) offerVoice(button)
  turnPages()

  /** Many browsers tell their voices later, and some have none. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has this function alone
  function offerVoice(hear: HTMLButtonElement): void {
    function show() {
      hear.hidden = !speechSynthesis.getVoices().some(({ lang }) => /^en\b/.test(lang))
    }
    show()
    speechSynthesis.addEventListener('voiceschanged', show)
    hear.addEventListener('click', () => {
      const name = new SpeechSynthesisUtterance(hear.dataset['hear'] ?? '')
      name.lang = 'en-US'
      speechSynthesis.cancel()
      speechSynthesis.speak(name)
    })
  }

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has this function alone
  function turnPages(): void {
    const farEnough = 80
    let start: { readonly x: number; readonly y: number } | null = null
    document.addEventListener(
      'touchstart',
      ({ touches: [touch, other], target }) => {
        const isZoomed = (visualViewport?.scale ?? 1) > 1
        // What scrolls sideways keeps the finger, and so does the edge, where the browser goes back.
        const isElsewhere = target instanceof Element && target.closest('.el-scroll') !== null
        const isAtEdge =
          touch !== undefined && (touch.clientX < 24 || touch.clientX > innerWidth - 24)
        start =
          touch === undefined || other !== undefined || isZoomed || isElsewhere || isAtEdge
            ? null
            : { x: touch.clientX, y: touch.clientY }
      },
      { passive: true },
    )
    document.addEventListener('touchend', ({ changedTouches: [touch] }) => {
      if (start === null || touch === undefined) return
      const [across, down] = [touch.clientX - start.x, touch.clientY - start.y]
      start = null
      if (Math.abs(across) < farEnough || Math.abs(across) < 2 * Math.abs(down)) return
      document
        .querySelector<HTMLAnchorElement>(`.el-steps [rel=${across < 0 ? 'next' : 'prev'}]`)
        ?.click()
    })
  }
}
