import { Store } from '#app/kit/hooks/store'

const KEY = 'spots.sound'

/** Whether videos of spots sound, on every page; off until somebody turns it on. */
export const sound = new Store(false)

/** What was chosen in this browser before; for after hydration. */
export function recallSound(): void {
  try {
    sound.set(localStorage.getItem(KEY) === 'on')
  } catch {
    // Without storage, each visit begins muted.
  }
}

export function chooseSound(isOn: boolean): void {
  sound.set(isOn)
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // It holds for this visit.
  }
}
