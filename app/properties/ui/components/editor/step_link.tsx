import type { MouseEvent, ReactNode } from 'react'
import type { PublishField } from '#app/properties/contract/missing_for_publish'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import type { ErrorKey } from '#app/properties/ui/components/editor/state/field_errors'
import type { StepId } from '#app/properties/ui/components/editor/state/steps'

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
