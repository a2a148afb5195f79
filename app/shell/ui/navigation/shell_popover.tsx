import { useId, useRef, type MouseEvent, type ReactNode } from 'react'

const FLOATING = 'inset-auto max-h-[calc(100dvh-96px)] max-w-[calc(100vw-40px)] rounded-6 border'
const WIDE = 'w-64 lg:w-auto lg:[&>nav]:w-44 lg:[&:popover-open]:flex'
const SHEET =
  'inset-x-0 top-auto bottom-0 w-full max-w-none max-h-[calc(100dvh-48px)] rounded-t-6 border-t pb-[calc(8px+env(safe-area-inset-bottom))] backdrop:bg-veil'

interface ShellPopoverProps {
  /** the button's accessible name */
  label: string
  button: ReactNode
  buttonClassName?: string
  /** classes: `top-16 right-5`; or a sheet from the bottom of a phone */
  position: string
  /** sections side by side */
  isWide?: boolean
  children: ReactNode
}

/** Uses the native popover, which works before scripts load. Following a link closes it. */
export function ShellPopover({
  label,
  button,
  buttonClassName = '',
  position,
  isWide = false,
  children,
}: ShellPopoverProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)

  const closeAfterLink = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a, [data-closes]')) {
      panel.current?.hidePopover()
    }
  }

  return (
    <>
      <button type="button" popoverTarget={id} className={`rounded-2 ${buttonClassName}`}>
        <span className="sr-only">{label}</span>
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onClick={closeAfterLink}
        className={`fixed m-0 overflow-y-auto overscroll-contain border-line bg-surface p-2 text-ink shadow-float ${position === 'sheet' ? SHEET : `${FLOATING} ${isWide ? WIDE : 'w-64'} ${position}`}`}
      >
        {children}
      </div>
    </>
  )
}
