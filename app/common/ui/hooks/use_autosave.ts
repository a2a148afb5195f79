import { useEffect, useRef, useState } from 'react'
import { Autosaver, type Save, type SaveState } from '#app/common/ui/hooks/autosaver'

interface AutosaveOptions {
  /** Quiet time after a change before it is saved, in ms. */
  delay?: number
}

interface Autosave {
  state: SaveState
  /** What the last save threw, while the state is `failed`. */
  error: unknown
  /** Saves now: before publishing, or once more after a failure. */
  saveNow: () => Promise<void>
}

/**
 * Saves a value whenever it becomes another one (by identity: keep it in state),
 * never the one it started with. Also when the page is hidden or the component
 * goes away; a tab that is closed with something unsaved asks first.
 */
export function useAutosave<T>(
  value: T,
  save: Save<T>,
  { delay = 800 }: AutosaveOptions = {}
): Autosave {
  const [{ state, error }, setState] = useState<{ state: SaveState; error: unknown }>({
    state: 'idle',
    error: null,
  })
  const [autosaver] = useState(
    () =>
      new Autosaver<T>({
        save,
        delay,
        onState: (next, why) => setState({ state: next, error: why }),
      })
  )
  const lastValue = useRef(value)

  useEffect(() => {
    autosaver.saveWith(save)
  }, [autosaver, save])

  useEffect(() => {
    if (Object.is(lastValue.current, value)) return
    lastValue.current = value
    autosaver.change(value)
  }, [autosaver, value])

  useEffect(() => {
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') void autosaver.flush({ keepalive: true })
    }
    const askBeforeLoss = (event: BeforeUnloadEvent) => {
      if (autosaver.isDirty) event.preventDefault()
    }
    document.addEventListener('visibilitychange', saveWhenHidden)
    window.addEventListener('beforeunload', askBeforeLoss)
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden)
      window.removeEventListener('beforeunload', askBeforeLoss)
      void autosaver.flush()
    }
  }, [autosaver])

  return { state, error, saveNow: () => autosaver.flush() }
}
