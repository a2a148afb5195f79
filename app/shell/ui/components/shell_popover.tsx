import { useId, useRef, type MouseEvent, type ReactNode } from 'react'

interface ShellPopoverProps {
  /** the button's accessible name */
  label: string
  button: ReactNode
  buttonClassName?: string
  /** classes: `top-16 right-5` */
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
        className={`fixed inset-auto m-0 max-h-[calc(100dvh-96px)] max-w-[calc(100vw-40px)] overflow-y-auto overscroll-contain rounded-6 border border-line bg-surface p-2 text-ink shadow-float ${isWide ? 'w-64 lg:w-auto lg:[&>nav]:w-44 lg:[&:popover-open]:flex' : 'w-64'} ${position}`}
      >
        {children}
      </div>
    </>
  )
}
