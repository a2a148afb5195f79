import { useState } from 'react'
import { wishedWords } from '#app/club/offerings/price_words'
import type { OfferingRequest } from '#app/club/offerings/ui/offering_types'
import type { RequestDeed } from '#app/club/requests/request_state'
import { clubApi } from '#app/club/ui/club_api'
import { Button } from '#app/kit/button/button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'

interface RequestActionsProps {
  request: OfferingRequest
  /** shows it as it is then */
  reload: () => Promise<unknown>
  size?: 'sm'
}

/** What one can do with a request now, except to review it. */
export function RequestActions({ request, reload, size }: RequestActionsProps) {
  const { id, deeds, coins, proposed_on: day } = request
  const [isProposing, setProposing] = useState(false)
  const [running, setRunning] = useState<string | null>(null)
  const may = (deed: RequestDeed) => deeds.includes(deed)

  const attempt = async (name: string, deed: () => Promise<unknown>) => {
    setRunning(name)
    try {
      await deed()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    await reload()
    setRunning(null)
  }
  const accept = (isAccepted: boolean) =>
    void attempt(isAccepted ? 'accept' : 'decline', () => clubApi.respond(id, isAccepted))
  const complete = () => void attempt('complete', () => clubApi.complete(id))
  if (!deeds.some((deed) => deed !== 'review')) return null
  const answerDay = (isAccepted: boolean) =>
    void attempt(isAccepted ? 'agree' : 'keep', () => clubApi.answerDay(id, isAccepted))
  return (
    <div className={`flex flex-wrap ${size ? 'gap-2' : 'gap-3'}`}>
      {may('agree') && day && (
        <>
          <Button
            size={size}
            variant="primary"
            isLoading={running === 'agree'}
            onClick={() => answerDay(true)}
          >
            {`Agree on ${wishedWords(day)}`}
          </Button>
          <Button size={size} isLoading={running === 'keep'} onClick={() => answerDay(false)}>
            I can’t that day
          </Button>
        </>
      )}
      {may('respond') && (
        <>
          <Button
            size={size}
            variant="primary"
            isLoading={running === 'accept'}
            onClick={() => accept(true)}
          >
            Accept
          </Button>
          <Button size={size} isLoading={running === 'decline'} onClick={() => accept(false)}>
            Decline
          </Button>
        </>
      )}
      {may('complete') && (
        <Button size={size} variant="primary" isLoading={running === 'complete'} onClick={complete}>
          It’s done
        </Button>
      )}
      {may('confirm') && (
        <ConfirmDialog
          trigger={
            <Button size={size} variant="primary" isLoading={running === 'complete'}>
              Confirm it’s done
            </Button>
          }
          title="Is it done?"
          confirmLabel="Yes, it’s done"
          onConfirm={complete}
        >
          {coins === null
            ? 'The request is then completed, and you can review each other.'
            : 'The provider gets the coins, and you can review each other. You can’t undo this.'}
        </ConfirmDialog>
      )}
      {may('object') && (
        <Button
          size={size}
          isLoading={running === 'object'}
          onClick={() => void attempt('object', () => clubApi.object(id))}
        >
          It isn’t done yet
        </Button>
      )}
      {may('propose') && (
        <Button size={size} onClick={() => setProposing(true)}>
          {request.wished_on ? 'Propose another day' : 'Propose a day'}
        </Button>
      )}
      {isProposing && (
        <ProposeDialog request={request} reload={reload} onClose={() => setProposing(false)} />
      )}
      {may('cancel') && (
        <ConfirmDialog
          trigger={
            <Button size={size} variant="quiet" isLoading={running === 'cancel'}>
              Cancel request
            </Button>
          }
          title="Cancel this request?"
          confirmLabel="Cancel request"
          onConfirm={() => void attempt('cancel', () => clubApi.cancel(id))}
        >
          {coins === null
            ? 'The other person is told.'
            : 'The other person is told, and the coins go back to the customer.'}
        </ConfirmDialog>
      )}
    </div>
  )
}

interface ProposeDialogProps {
  request: OfferingRequest
  reload: () => Promise<unknown>
  onClose: () => void
}

/** Another day for a request, which the other person agrees to or not. */
function ProposeDialog({ request, reload, onClose }: ProposeDialogProps) {
  const [day, setDay] = useState(request.proposed_on ?? '')
  const { run, isRunning, refusal } = useCall()
  const propose = async () => {
    if (!(await run(() => clubApi.proposeDay(request.id, day)))) return
    onClose()
    await reload()
  }
  return (
    <FormDialog
      title={request.wished_on ? 'Propose another day' : 'Propose a day'}
      description="It counts once the other person agrees."
      size="sm"
      submit="Propose"
      isOpen
      onOpenChange={onClose}
      isLoading={isRunning}
      noValidate
      onSubmit={() => void propose()}
    >
      <Field label="Day" error={refusal?.errors.wished_on}>
        <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      <RefusalNote refusal={refusal} />
    </FormDialog>
  )
}
