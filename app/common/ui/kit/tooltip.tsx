import { lazy, Suspense, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'

const Bubble = lazy(() => import('#app/common/ui/kit/tooltip_bubble'))

/** Long enough that a passing pointer opens nothing. */
const OPENS_AFTER_MS = 500

interface TooltipProps {
  text: string
  /** one element: the tooltip stands beside it */
  children: ReactNode
  /** read the text aloud too, where it says more than the element's own name */
  isDescription?: boolean
}

/**
 * Shows a word about an element under the pointer or with keyboard focus;
 * Escape closes it. The floating part is fetched when first needed.
 */
export function Tooltip({ text, children, isDescription = false }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)

  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  const openSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), OPENS_AFTER_MS)
  }
  const openForKeyboard = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setOpen(true)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

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
          <Bubble anchor={() => wrapper.current?.firstElementChild ?? null} onClose={close}>
            {text}
          </Bubble>
        </Suspense>
      )}
    </span>
  )
}
