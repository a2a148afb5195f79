import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { PersonLine } from '#app/kit/display/person_line'
import type { DocumentDecision } from '#app/properties/documents/document_options'
import {
  decideRequest,
  refreshDocuments,
  type ManagedDocument,
} from '#app/properties/documents/ui/documents_api'

type Request = ManagedDocument['requests'][number]

const DOCUMENT_REQUEST_STATUS_WORDS: Record<Request['status'], string> = {
  waiting: 'asks for this document',
  accepted: 'can download it',
  declined: 'can’t download it',
}

interface DocumentRequestsProps {
  requests: readonly Request[]
  slug: string
}

export function DocumentRequests({ requests, slug }: DocumentRequestsProps) {
  const waiting = requests.filter(({ status }) => status === 'waiting').length
  return (
    <div className="border-t border-line pt-4">
      <p className="label">{waiting === 0 ? 'Requests' : `Requests, ${waiting} waiting`}</p>
      <ul className="mt-2">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} slug={slug} />
        ))}
      </ul>
    </div>
  )
}

function RequestRow({ request, slug }: { request: Request; slug: string }) {
  const { id, user, status } = request
  const { run, isRunning, refusal } = useCall()
  const decide = async (decision: DocumentDecision) => {
    await run(() => decideRequest(id, decision))
    await refreshDocuments(slug)
  }
  return (
    <li
      data-waiting={status === 'waiting' ? '' : undefined}
      className="flex flex-wrap items-center gap-3 py-2"
    >
      <PersonLine person={user} detail={DOCUMENT_REQUEST_STATUS_WORDS[status]}>
        {refusal && (
          <p role="alert" className="text-13 text-danger">
            {refusal.message}
          </p>
        )}
      </PersonLine>
      <div className="flex gap-2">
        {status !== 'accepted' && (
          <Button
            size="sm"
            isLoading={isRunning}
            aria-label={`Accept ${user.name}`}
            onClick={() => void decide('accepted')}
          >
            Accept
          </Button>
        )}
        {status !== 'declined' && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${status === 'accepted' ? 'Revoke access of' : 'Decline'} ${user.name}`}
            onClick={() => void decide('declined')}
          >
            {status === 'accepted' ? 'Revoke' : 'Decline'}
          </Button>
        )}
      </div>
    </li>
  )
}
