import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { loadAhead } from '#app/kit/offline/load_patiently'

/** How the plain input was used until the field with a list took its place. */
export interface Usage {
  /** where the caret was; null if it had no focus */
  selection: [start: number, end: number] | null
  /** whether text was typed that no list could open for */
  isTyped: boolean
  /** whether its list was asked for */
  isOpened: boolean
}

/**
 * A plain input that a field with a list takes the place of once it is used: its code loads then.
 * Never while a word is composed or a button is held down on it.
 */
export function useReplacedInput<Field>(load: () => Promise<Field>) {
  const input = useRef<HTMLInputElement>(null)
  const hands = useRef({ isLoading: false, isComposing: false, isPressed: false })
  const usage = useRef({ isTyped: false, isOpened: false })
  const waiting = useRef<(() => void) | null>(null)
  const [replaced, setReplaced] = useState<{ Field: Field; usage: Usage } | null>(null)

  const settle = () => {
    const { isComposing, isPressed } = hands.current
    if (isComposing || isPressed) return
    waiting.current?.()
    waiting.current = null
  }
  const replace = async () => {
    if (hands.current.isLoading) return settle()
    hands.current.isLoading = true
    const code = await load().catch(() => null)
    // without it, the field is one like others
    if (!code) return
    // rendered at once: the next letter typed must find the caret in place
    waiting.current = () =>
      flushSync(() =>
        setReplaced({
          Field: code,
          usage: { ...usage.current, selection: selectionOf(input.current) },
        })
      )
    settle()
  }
  const open = () => {
    usage.current.isOpened = true
    void replace()
  }

  return {
    replaced,
    open,
    props: {
      ref: input,
      autoComplete: 'off',
      onInput: () => {
        usage.current.isTyped = true
        // it may have had focus before the scripts ran
        void replace()
      },
      onFocus: () => void replace(),
      onBlur: () => {
        hands.current.isPressed = false
        settle()
      },
      onPointerEnter: () => loadAhead(load),
      onPointerDown: () => {
        hands.current.isPressed = true
      },
      onClick: () => {
        hands.current.isPressed = false
        open()
      },
      onCompositionStart: () => {
        hands.current.isComposing = true
      },
      onCompositionEnd: () => {
        hands.current.isComposing = false
        settle()
      },
    },
  }
}

/** Goes on in a field that took the place of a plain input: focus, caret, and what `onTyped` does. */
export function useGoOn(
  input: RefObject<HTMLInputElement | null>,
  { selection, isTyped }: Usage,
  onTyped: () => void
): void {
  const goOn = useEffectEvent(() => {
    if (!selection) return
    input.current?.focus({ preventScroll: true })
    // React hears no events while it commits; this still comes before the next key
    queueMicrotask(() => {
      if (isTyped) onTyped()
      input.current?.setSelectionRange(...selection)
    })
  })
  useLayoutEffect(() => goOn(), [])
}

function selectionOf(input: HTMLInputElement | null): [number, number] | null {
  if (!input || input !== document.activeElement) return null
  const { selectionStart, selectionEnd, value } = input
  return [selectionStart ?? value.length, selectionEnd ?? value.length]
}
