import { useQuery } from '@tanstack/react-query'
import { clubApi } from '#app/club/ui/club_api'
import { Button } from '#app/kit/button/button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { Dialog } from '#app/kit/overlay/dialog'
import { copyText } from '#app/kit/share/copy_text'
import { toast } from '#app/kit/toast/toast'

const ADDRESS = ['club', 'calendar']

/** The secret address that calendars subscribe to. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const {
    data: path,
    error,
    isFetching,
    refetch,
  } = useQuery({ queryKey: ADDRESS, queryFn: clubApi.openCalendar }, queries)
  const { run, isRunning, refusal } = useCall()
  const address = path && new URL(path, window.location.origin).href
  const copy = async () => {
    if (await copyText(address ?? '')) toast.success('Address copied.')
    else toast.error('Your browser doesn’t let us copy it. Select the address and copy it there.')
  }
  const end = async () => {
    if (!(await run(() => clubApi.closeCalendar()))) return
    toast.success('The address no longer works.')
    onClose()
    queries.removeQueries({ queryKey: ADDRESS })
  }
  return (
    <Dialog
      title="Subscribe to your calendar"
      description="Add this address to your calendar app. It shows the days of your open requests to anyone who has it."
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button
            variant="quiet"
            isLoading={isRunning}
            disabled={!address}
            onClick={() => void end()}
          >
            End this address
          </Button>
          <Button variant="primary" disabled={!address} onClick={() => void copy()}>
            Copy address
          </Button>
        </>
      }
    >
      {error && (
        <FailureState
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!error && !address && <LoadingRows what="your calendar" />}
      {address && (
        <Field label="Address">
          <Input readOnly value={address} onFocus={({ target }) => target.select()} />
        </Field>
      )}
      <RefusalNote refusal={refusal} />
    </Dialog>
  )
}
