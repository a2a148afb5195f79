import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Check, CircleAlert } from 'lucide-react'
import type { ErrorKey } from '#app/properties/drafts/ui/field_errors'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { markOf, EDITOR_STEPS, type StepMark, type StepId } from '#app/properties/editor/ui/steps'
import type { PublishField } from '#app/properties/publishing/missing_for_publish'

export function StepNav() {
  const { step, state } = useEditor()
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current) row.scrollLeft = current.offsetLeft - row.clientWidth / 3
  }, [step])

  return (
    <nav aria-label="Listing steps" className="lg:sticky lg:top-0 lg:px-7 lg:py-8">
      <p className="label mb-3 hidden lg:block">Listing</p>
      <ol
        ref={list}
        className="relative flex gap-6 overflow-x-auto border-b border-line px-5 [scrollbar-width:none] md:px-8 lg:flex-col lg:gap-1 lg:border-0 lg:px-0"
      >
        {EDITOR_STEPS.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <StepLink
              to={id}
              isCurrent={id === step}
              className="flex min-h-11 items-center justify-between gap-2 border-b border-transparent text-15 -outline-offset-2 hover:text-ink not-aria-[current]:text-muted aria-[current]:border-brass"
            >
              {label}
              <Mark mark={markOf(id, state.draft, state.errors, state.listing.publish)} />
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Mark({ mark }: { mark: StepMark }) {
  if (mark.kind === 'count') return <span className="num text-13 text-muted">{mark.text}</span>
  if (mark.kind === 'done') {
    return <Check size={16} strokeWidth={1.5} aria-label="done" className="text-positive" />
  }
  if (mark.kind === 'error') {
    return (
      <CircleAlert size={16} strokeWidth={1.5} aria-label="not saved" className="text-danger" />
    )
  }
  return null
}

interface StepLinkProps {
  to: StepId
  /** the field to focus; the step's heading unless told */
  field?: ErrorKey | PublishField
  className?: string
  isCurrent?: boolean
  children: ReactNode
}

export function StepLink({ to, field, className, isCurrent = false, children }: StepLinkProps) {
  const { goTo } = useEditor()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(to, field)
  }
  return (
    <a
      href={`?step=${to}`}
      aria-current={isCurrent ? 'step' : undefined}
      className={className}
      onClick={open}
    >
      {children}
    </a>
  )
}
