import { Spinner } from '#app/kit/list/spinner'
import { useRealtimeStatus } from '#app/realtime/ui/use_realtime'

export function ConnectionNotice() {
  const status = useRealtimeStatus()
  const words =
    status === 'reconnecting'
      ? 'Reconnecting… Your messages will send when you’re back.'
      : status === 'offline'
        ? 'You’re offline. Your messages will send when you’re back.'
        : null
  return (
    <div role="status">
      {words && (
        <p className="flex items-center justify-center gap-2.5 border-b border-line bg-raised px-4 py-2 text-13">
          {status === 'reconnecting' && <Spinner size={14} />}
          {words}
        </p>
      )}
    </div>
  )
}
