import { useState } from 'react'
import { CalendarX2, Plus, X } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { useCall } from '#app/kit/calls/use_call'
import { CallForm } from '#app/kit/form/call_form'
import { Field } from '#app/kit/form/field'
import { FormSuccess } from '#app/kit/form/form_success'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'
import { leadApi } from '#app/leads/ui/lead_api'
import { MAX_RANGES_OF_DAY } from '#app/leads/viewings/viewing_limits'
import { WEEKDAYS, type HourRange, type ViewingHours } from '#app/leads/viewings/viewing_options'

const USUAL_RANGE: HourRange = { from: '09:00', to: '18:00' }

/** When somebody shows homes: each week, and on single days. Saved as a whole. */
export function HoursForm({ hours }: { hours: ViewingHours }) {
  const [draft, setDraft] = useState(hours)
  const [date, setDate] = useState('')
  const [isSaved, markSaved] = useMarkSaved()
  const { run, isRunning, refusal } = useCall()

  /** its sentence names the day */
  const [fault] = Object.values(refusal?.errors ?? {})

  const setDay = (day: number, ranges: readonly HourRange[]) =>
    setDraft((before) => ({
      ...before,
      weekly: [
        ...before.weekly.filter((one) => one.day !== day),
        ...ranges.map((range) => ({ ...range, day })),
      ],
    }))
  const setException = (which: string, ranges: HourRange[] | null) =>
    setDraft((before) => ({
      ...before,
      exceptions: [
        ...before.exceptions.filter((one) => one.date !== which),
        ...(ranges ? [{ date: which, hours: ranges }] : []),
      ].sort((one, other) => one.date.localeCompare(other.date)),
    }))
  const save = async () => {
    const answer = await run(() => leadApi.setViewingHours(draft))
    if (!answer) return
    setDraft(answer.hours)
    markSaved()
  }

  return (
    <CallForm refusal={refusal} className="flex flex-col gap-8" onSubmit={() => void save()}>
      <ul>
        {WEEKDAYS.map((name, index) => (
          <li
            key={name}
            className="grid gap-3 border-b border-line py-4 sm:grid-cols-[120px_minmax(0,1fr)]"
          >
            <h3 className="font-sans text-15 font-medium sm:pt-2.5">{name}</h3>
            <Ranges
              label={name}
              ranges={draft.weekly.filter(({ day }) => day === index + 1)}
              onChange={(ranges) => setDay(index + 1, ranges)}
            />
          </li>
        ))}
      </ul>
      <section aria-labelledby="other-days" className="flex flex-col gap-4">
        <h3 id="other-days" className="text-22">
          Other days
        </h3>
        <p className="max-w-[60ch] text-13 text-muted">
          Days off, or other hours on one day. They replace what the weekday has.
        </p>
        {draft.exceptions.map((one) => (
          <div
            key={one.date}
            className="grid gap-3 border-b border-line pb-4 sm:grid-cols-[120px_minmax(0,1fr)_auto]"
          >
            <p className="num sm:pt-2.5">{one.date}</p>
            <Ranges
              label={one.date}
              ranges={one.hours}
              onChange={(ranges) => setException(one.date, ranges)}
            />
            <Button
              variant="quiet"
              aria-label={`Remove ${one.date}`}
              onClick={() => setException(one.date, null)}
            >
              Remove
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-52 max-w-full">
            <Field label="Another day">
              <Input type="date" value={date} onChange={({ target }) => setDate(target.value)} />
            </Field>
          </div>
          <Button
            icon={CalendarX2}
            disabled={!date}
            onClick={() => {
              setException(date, [])
              setDate('')
            }}
          >
            Take it off
          </Button>
        </div>
      </section>
      <RefusalNote refusal={refusal} />
      {fault && (
        <p role="alert" className="text-13 text-danger">
          {fault}
        </p>
      )}
      <div className="flex items-center gap-4">
        <Button type="submit" variant="primary" isLoading={isRunning}>
          Save hours
        </Button>
        <FormSuccess isShown={isSaved} />
      </div>
    </CallForm>
  )
}

interface RangesProps {
  /** the day */
  label: string
  ranges: readonly HourRange[]
  onChange: (ranges: HourRange[]) => void
}

/** The hours of one day; none means no viewings. */
function Ranges({ label, ranges, onChange }: RangesProps) {
  const plain = ranges.map(({ from, to }) => ({ from, to }))
  const set = (index: number, change: Partial<HourRange>) =>
    onChange(plain.map((range, at) => (at === index ? { ...range, ...change } : range)))
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      {!plain.length && <p className="text-13 text-muted sm:pt-3">No viewings</p>}
      {plain.map((range, index) => (
        <div key={index} className="flex max-w-full items-center gap-2">
          <Input
            type="time"
            className="max-sm:px-2"
            aria-label={`${label}, from`}
            value={range.from}
            onChange={({ target }) => set(index, { from: target.value })}
          />
          <span className="text-muted">to</span>
          <Input
            type="time"
            className="max-sm:px-2"
            aria-label={`${label}, to`}
            value={range.to}
            onChange={({ target }) => set(index, { to: target.value })}
          />
          <IconButton
            icon={X}
            label={`Remove ${range.from} to ${range.to} on ${label}`}
            onClick={() => onChange(plain.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {plain.length < MAX_RANGES_OF_DAY && (
        <Button
          variant="quiet"
          icon={Plus}
          aria-label={`Add hours on ${label}`}
          onClick={() => onChange([...plain, USUAL_RANGE])}
        >
          Add hours
        </Button>
      )}
    </div>
  )
}
