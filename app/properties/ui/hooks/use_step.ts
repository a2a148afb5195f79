import { useCallback, useEffect, useRef } from 'react'
import { router, usePage } from '@inertiajs/react'
import type { PublishField } from '#app/properties/missing_for_publish'
import type { ErrorKey } from '#app/properties/ui/components/editor/state/field_errors'
import { stepFrom, type StepId } from '#app/properties/ui/components/editor/state/steps'

const HEADING = '[data-step-heading]'

/** What this tab showed last: going back puts the page up anew, and it has to know that the step is another. */
let lastShown: { path: string; step: StepId } | null = null

/**
 * The open step of the editor, kept in the query string: back, reload and a
 * link restore it. With another step the focus moves to its heading, or to the
 * field that was asked for.
 */
export function useStep() {
  const [path, query = ''] = usePage().url.split('?')
  const step = stepFrom(query)
  const wantedField = useRef<string>(null)

  useEffect(() => {
    if (lastShown?.path === path && lastShown.step !== step) focusOn(wantedField.current ?? HEADING)
    wantedField.current = null
    lastShown = { path, step }
  }, [path, step])

  const goTo = useCallback(
    (wanted: StepId, field?: ErrorKey | PublishField) => {
      const target = field ? controlOf(field) : HEADING
      if (wanted === step) return focusOn(target)
      wantedField.current = target
      router.push({ url: `${path}?step=${wanted}`, preserveState: true, preserveScroll: true })
    },
    [path, step]
  )

  return { step, goTo }
}

/** The first thing of a field that takes focus; `EditorField` marks them. */
function controlOf(field: ErrorKey | PublishField): string {
  return `[data-field="${field}"] :is(input, textarea, button)`
}

function focusOn(selector: string) {
  document.querySelector<HTMLElement>(selector)?.focus()
}
