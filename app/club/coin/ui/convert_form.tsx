import { useState } from 'react'
import { clubApi } from '#app/club/ui/club_api'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { SectionHeading } from '#app/kit/display/section_heading'
import { CallForm } from '#app/kit/form/call_form'
import { Field } from '#app/kit/form/field'
import { FormSuccess } from '#app/kit/form/form_success'
import { NumberInput } from '#app/kit/form/number_input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'

interface ConvertFormProps {
  balance: number
  credits: number
  rate: number
  onConverted: () => void
}

export function ConvertForm({ balance, credits, rate, onConverted }: ConvertFormProps) {
  const affordable = Math.floor(balance / rate) * rate
  const [coins, setCoins] = useState<number | null>(rate)
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const [isConverted, markConverted] = useMarkSaved()

  const convert = async () => {
    const answer = await run(() => clubApi.convert(coins, retry.of(coins)))
    if (!answer) return
    retry.forget()
    markConverted()
    onConverted()
  }

  return (
    <section aria-labelledby="convert">
      <SectionHeading id="convert">Convert</SectionHeading>
      <p className="mt-3 text-muted">{rate} coins become one image credit. This can’t be undone.</p>
      <CallForm
        refusal={refusal}
        onSubmit={() => void convert()}
        className="mt-6 flex flex-col gap-5"
      >
        <Field label="Coins" error={refusal?.errors.coins}>
          <NumberInput value={coins} onChange={setCoins} min={0} step={rate} suffix="coins" />
        </Field>
        <p aria-live="polite" className="text-13 text-muted">
          {outcomeOf({ coins, balance, affordable, credits, rate })}
        </p>
        <RefusalNote refusal={refusal} />
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            variant="primary"
            isLoading={isRunning}
            disabled={!isPossible(coins, affordable, rate)}
          >
            Convert
          </Button>
          <FormSuccess isShown={isConverted}>Converted</FormSuccess>
        </div>
      </CallForm>
    </section>
  )
}

function isPossible(coins: number | null, affordable: number, rate: number): boolean {
  return coins !== null && coins >= rate && coins <= affordable && coins % rate === 0
}

interface Wanted {
  coins: number | null
  balance: number
  affordable: number
  credits: number
  rate: number
}

function outcomeOf({ coins, balance, affordable, credits, rate }: Wanted): string {
  if (affordable < rate) return `You need at least ${rate} coins. You have ${balance}.`
  if (!isPossible(coins, affordable, rate)) {
    return `Enter a multiple of ${rate}, up to ${affordable.toLocaleString('en-US')}.`
  }
  const wanted = coins ?? 0
  const gained = wanted / rate
  const next = credits + gained
  return `You get ${gained === 1 ? '1 image credit' : `${gained} image credits`}. After that, you have ${
    next === 1 ? '1 image credit' : `${next} image credits`
  } and ${(balance - wanted).toLocaleString('en-US')} coins.`
}
