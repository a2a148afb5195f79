import { Store } from '#app/kit/hooks/store'

/** Something that is on or off on every page of this browser, and stays so. */
export class KeptChoice extends Store<boolean> {
  constructor(
    private readonly key: string,
    initial: boolean
  ) {
    super(initial)
  }

  /** What was chosen before; for after hydration. */
  recall(): void {
    try {
      const kept = localStorage.getItem(this.key)
      if (kept) this.set(kept === 'on')
    } catch {
      // Without storage, each visit begins anew.
    }
  }

  choose(isOn: boolean): void {
    this.set(isOn)
    try {
      localStorage.setItem(this.key, isOn ? 'on' : 'off')
    } catch {
      // It holds for this visit.
    }
  }
}
