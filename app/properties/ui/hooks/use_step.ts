import { useCallback, useEffect, useRef } from 'react'
import { router, usePage } from '@inertiajs/react'
import type { PublishField } from '#app/properties/missing_for_publish'
import type { ErrorKey } from '#app/properties/ui/components/editor/state/field_errors'
import { stepFrom, type StepId } from '#app/properties/ui/components/editor/state/steps'

type Field = ErrorKey | PublishField

const HEADING = '[data-step-heading]'

/**
 * The open step of the editor, kept in the query string: back, reload and a
 * link restore it. Opening one moves the focus to its heading or to a field.
 */
export function useStep() {
  const [path, query = ''] = usePage().url.split('?')
  const step = stepFrom(query)
  const focusNext = useRef<string>(null)

  useEffect(() => {
    if (!focusNext.current) return
    focusOn(focusNext.current)
    focusNext.current = null
  }, [step])

  // Inertia would put up the page anew, as old as its history entry: steps are one page.
  useEffect(() => {
    const stayOnPage = (event: PopStateEvent) => {
      const { pathname, search } = window.location
      if (pathname !== path) return
      event.stopImmediatePropagation()
      focusNext.current = HEADING
      router.replace({ url: pathname + search, preserveState: true, preserveScroll: true })
    }
    window.addEventListener('popstate', stayOnPage, { capture: true })
    return () => window.removeEventListener('popstate', stayOnPage, { capture: true })
  }, [path])

  const goTo = useCallback(
    (wanted: StepId, field?: Field) => {
      const target = field ? controlOf(field) : HEADING
      if (wanted === step) return focusOn(target)
      focusNext.current = target
      router.push({ url: `${path}?step=${wanted}`, preserveState: true, preserveScroll: true })
    },
    [path, step]
  )

  return { step, goTo }
}

/** The first thing of a field that takes focus; `EditorField` marks them. */
function controlOf(field: Field): string {
  return `[data-field="${field}"] :is(input, textarea, button)`
}

function focusOn(selector: string) {
  document.querySelector<HTMLElement>(selector)?.focus()
}
