import { Suspense, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { lazyPart } from '#app/kit/offline/lazy_part'

const Bubble = lazyPart(() => import('#app/kit/overlay/tooltip_bubble'))

/** Long enough that a passing pointer opens nothing. */
const OPENS_AFTER_MS = 500

interface TooltipProps {
  text: string
  /** a single element */
  children: ReactNode
  /** also announce the text, if it says more than the element's own name */
  isDescription?: boolean
}

/**
 * Shows text next to an element on hover or keyboard focus; closed by Escape, or by pointer
 * movement if the keyboard opened it. The floating part loads when first needed.
 */
export function Tooltip({ text, children, isDescription = false }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [isByKeyboard, setByKeyboard] = useState(false)

  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  const openSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setByKeyboard(false)
      setOpen(true)
    }, OPENS_AFTER_MS)
  }
  const openForKeyboard = (event: FocusEvent) => {
    if (!event.target.matches(':focus-visible')) return
    setByKeyboard(true)
    setOpen(true)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen || !isByKeyboard) return
    const onPointer = () => setOpen(false)
    document.addEventListener('pointermove', onPointer)
    return () => document.removeEventListener('pointermove', onPointer)
  }, [isOpen, isByKeyboard])

  return (
    <span
      ref={wrapper}
      className="contents"
      onPointerEnter={(event) => event.pointerType === 'mouse' && openSoon()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={openForKeyboard}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      {isDescription && <span className="sr-only">{text}</span>}
      {isOpen && (
        <Suspense fallback={null}>
          <Bubble
            anchor={() => wrapper.current?.firstElementChild ?? null}
            onClose={close}
            isPassive={isByKeyboard}
          >
            {text}
          </Bubble>
        </Suspense>
      )}
    </span>
  )
}
