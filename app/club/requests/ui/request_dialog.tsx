import { useState } from 'react'
import { Link, router } from '@inertiajs/react'
import { Banknote, Coins } from 'lucide-react'
import { clubApi } from '#app/club/ui/club_api'
import {
  ANSWER_DAYS,
  MAX_REQUEST_MESSAGE_CHARACTERS,
  type PayWith,
} from '#app/club/offerings/offering_options'
import { coinWords, offeringPriceWords } from '#app/club/offerings/price_words'
import type { Offering } from '#app/club/offerings/ui/offering_types'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { Input } from '#app/kit/form/input'
import { RadioCards } from '#app/kit/form/radio_cards'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Textarea } from '#app/kit/form/textarea'
import { FormDialog } from '#app/kit/overlay/form_dialog'

interface RequestDialogProps {
  offering: Offering
  /** coins to spend */
  balance: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function RequestDialog({ offering, balance, isOpen, onOpenChange }: RequestDialogProps) {
  const { slug, title, user, price, currency, coin_price: coins } = offering
  const [message, setMessage] = useState('')
  const [day, setDay] = useState('')
  const [payWith, setPayWith] = useState<PayWith>(price !== null ? 'money' : 'coin')
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const first = user.name.split(' ')[0]

  const ask = async () => {
    const seen = { price, currency, coin_price: coins }
    const wanted = { message, pay_with: payWith, wished_on: day || null, seen }
    const answer = await run(() => clubApi.requestOffering(slug, wanted, retry.of(wanted)))
    if (answer) router.visit(`/chats?chat=${answer.chat.id}`)
    // the price may have changed
    else reloadPage({ only: ['offering'] })
  }
  const ways = [
    ...(price !== null
      ? [
          {
            value: 'money' as const,
            label: offeringPriceWords({ price, currency, coins: null }),
            hint: `Paid to ${first}, not through vesta`,
            icon: Banknote,
          },
        ]
      : []),
    ...(coins !== null
      ? [
          {
            value: 'coin' as const,
            label: coinWords(coins),
            hint: `You have ${balance.toLocaleString('en-US')}`,
            icon: Coins,
            isDisabled: balance < coins,
          },
        ]
      : []),
  ]

  return (
    <FormDialog
      title={`Ask ${first}`}
      description={title}
      submit="Send request"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isLoading={isRunning}
      noValidate
      onSubmit={() => void ask()}
    >
      <Field label="What you need" error={refusal?.errors.message}>
        <Textarea
          rows={4}
          value={message}
          maxLength={MAX_REQUEST_MESSAGE_CHARACTERS}
          placeholder={`Tell ${first} about the place, and what matters to you.`}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <Field label="Preferred day" isOptional error={refusal?.errors.wished_on}>
        <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      <FieldGroup legend="Pay with" error={refusal?.errors.pay_with}>
        <RadioCards
          name="pay_with"
          options={ways}
          value={payWith}
          onChange={setPayWith}
          columns={2}
        />
      </FieldGroup>
      <p className="text-13 text-muted">
        {payWith === 'coin' ? (
          <>
            The coins are set aside now, and go to {first} once you confirm that it’s done. If{' '}
            {first} declines, doesn’t answer within {ANSWER_DAYS} days, or one of you cancels, you
            get them back.{' '}
            {coins !== null && balance < coins && (
              <Link href="/club-coin" className="underline">
                Earn coin
              </Link>
            )}
          </>
        ) : (
          <>
            vesta takes no payment: you settle the money with {first} yourselves. {first} has{' '}
            {ANSWER_DAYS} days to answer.
          </>
        )}
      </p>
      <RefusalNote refusal={refusal} />
    </FormDialog>
  )
}
