import { useEffect, useRef } from 'react'
import { Check, CircleAlert } from 'lucide-react'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { markOf, STEPS, type StepMark } from '#app/properties/ui/components/editor/state/steps'
import { StepLink } from '#app/properties/ui/components/editor/step_link'

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
        {STEPS.map(({ id, label }) => (
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
