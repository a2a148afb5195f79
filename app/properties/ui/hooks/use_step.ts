import { useCallback, useEffect, useRef } from 'react'
import { router, usePage } from '@inertiajs/react'
import type { PublishField } from '#app/properties/contract/missing_for_publish'
import type { ErrorKey } from '#app/properties/ui/components/editor/state/field_errors'
import { stepFrom, type StepId } from '#app/properties/ui/components/editor/state/steps'

const HEADING = '[data-step-heading]'

/** Outside React: going back mounts the page again, and it has to know whether the step changed. */
let lastShown: { path: string; step: StepId } | null = null

/** Keeps the open step in the query string; a new step focuses its heading or the wanted field. */
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

/** `EditorField` marks the fields. */
function controlOf(field: ErrorKey | PublishField): string {
  return `[data-field="${field}"] :is(input, textarea, [role=textbox], button:not([role=toolbar] *))`
}

function focusOn(selector: string) {
  document.querySelector<HTMLElement>(selector)?.focus()
}
