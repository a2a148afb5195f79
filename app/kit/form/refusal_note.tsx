import type { Refusal } from '#app/kit/calls/use_call'

/** Shows why a call failed, unless a field shows it. */
export function RefusalNote({ refusal }: { refusal: Refusal | null }) {
  if (!refusal || Object.keys(refusal.errors).length > 0) return null
  return (
    <p role="alert" className="text-13 text-danger">
      {refusal.message}
    </p>
  )
}
