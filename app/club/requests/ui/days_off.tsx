import { useState } from 'react'
import { X } from 'lucide-react'
import { clubApi } from '#app/club/ui/club_api'
import { wishedWords } from '#app/club/offerings/price_words'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { CallForm } from '#app/kit/form/call_form'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { toast } from '#app/kit/toast/toast'

/** Days of a month on which nobody can ask for anything, chosen and taken back. */
export function DaysOff({ daysOff }: { daysOff: string[] }) {
  const [day, setDay] = useState('')
  const { run, isRunning, refusal } = useCall()
  const set = async (which: string, isOff: boolean) => {
    if (!(await run(() => clubApi.setDayOff(which, isOff)))) return
    if (isOff) setDay((now) => (now === which ? '' : now))
    // it may be in a month that isn’t shown
    const words = wishedWords(which)
    toast.success(isOff ? `${words} is a day off.` : `People can ask for ${words} again.`)
    reloadPage({ only: ['days_off'] })
  }
  return (
    <section aria-labelledby="days-off" className="mt-12">
      <h3 id="days-off" className="text-22">
        Days off
      </h3>
      <p className="mt-2 max-w-[60ch] text-muted">
        Nobody can ask you for these days. What you’ve agreed on stays.
      </p>
      <CallForm
        refusal={refusal}
        onSubmit={() => void set(day, true)}
        className="mt-4 flex flex-wrap items-end gap-3"
      >
        <div className="w-60 max-w-full">
          <Field label="Take a day off" error={refusal?.errors.wished_on}>
            <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          </Field>
        </div>
        <Button type="submit" disabled={!day} isLoading={isRunning}>
          Take off
        </Button>
      </CallForm>
      <RefusalNote refusal={refusal} />
      {daysOff.length > 0 && (
        <ul aria-label="Days off this month" className="mt-4 flex flex-wrap gap-2">
          {daysOff.map((one) => (
            <li key={one}>
              <Button
                size="sm"
                icon={X}
                aria-label={`Take requests again on ${wishedWords(one)}`}
                onClick={() => void set(one, false)}
              >
                {wishedWords(one)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
