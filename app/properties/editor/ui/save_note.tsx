import { useReader } from '#app/kit/hooks/use_reader'
import { formatClock, formatDate } from '#app/kit/display/format_time'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import type { ErrorKey } from '#app/properties/drafts/ui/field_errors'
import { editorStepOf } from '#app/properties/editor/ui/steps'
import { StepLink } from '#app/properties/editor/ui/step_nav'

const STATUS = { draft: 'Draft', publish: 'Published', archive: 'Archived' }
const LINK = 'rounded-2 text-ink underline decoration-faint underline-offset-4'

/** `Draft · saved 2:02 PM`, or why not and what to do. */
export function SaveNote() {
  const { session, state } = useEditor()
  const { listing, saveState, failure, savedAt } = state
  const [refused] = Object.entries(state.errors)
  const problem = saveState === 'failed' ? failure : (refused?.[1] ?? null)
  const time = useSavedTime(savedAt)
  const rest = saveState === 'saving' ? 'Saving …' : `saved ${time}`

  return (
    <div className="flex min-h-6 items-center">
      {problem && saveState !== 'saving' ? (
        <p className="flex flex-wrap items-baseline gap-x-3 text-13 text-danger">
          Not saved: {problem}
          {saveState === 'failed' ? (
            <button type="button" className={LINK} onClick={() => void session.flush()}>
              Try again
            </button>
          ) : (
            <FieldLink field={refused[0] as ErrorKey} />
          )}
        </p>
      ) : (
        <p className="label num">
          {STATUS[listing.status]} · {rest}
        </p>
      )}
      <p role="status" className="sr-only">
        {saveState === 'saved' && !problem && 'Saved'}
        {saveState !== 'saving' && problem && `Not saved: ${problem}`}
      </p>
    </div>
  )
}

function FieldLink({ field }: { field: ErrorKey }) {
  return (
    <StepLink to={editorStepOf(field)} field={field} className={LINK}>
      Show me
    </StepLink>
  )
}

/** The time if it was today, otherwise the date. */
function useSavedTime(savedAt: string): string {
  const { locale, timeZone } = useReader()
  const date = new Date(savedAt)
  const isToday = formatDate(date, locale, timeZone) === formatDate(new Date(), locale, timeZone)
  if (!isToday) return formatDate(date, locale, timeZone)
  return formatClock(date, locale, timeZone)
}
