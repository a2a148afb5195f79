import { useState } from 'react'
import { Eye, X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { usePages } from '#app/kit/calls/use_pages'
import { countWords } from '#app/kit/display/count_words'
import { formatDate } from '#app/kit/display/format_time'
import { TimeAgo } from '#app/kit/display/time_ago'
import { useReader } from '#app/kit/hooks/use_reader'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Dialog } from '#app/kit/overlay/dialog'
import { CopyField } from '#app/kit/share/copy_field'
import { toast } from '#app/kit/toast/toast'
import { invitationsApi } from '#app/properties/invitations/ui/invitations_api'
import { InviteForm } from '#app/properties/invitations/ui/invite_form'
import { SeenByGuests } from '#app/properties/sights/ui/seen_by_guests'
import type { Data } from '#data'

interface InviteDialogProps {
  slug: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Invites people to a private listing, and shows who came. */
export default function InviteDialog({ slug, isOpen, onOpenChange }: InviteDialogProps) {
  const [url, setUrl] = useState<string | null>(null)
  return (
    <Dialog
      title="Invite people"
      description="Anyone with a link can open this private listing while it’s published."
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) setUrl(null)
        onOpenChange(isNowOpen)
      }}
    >
      <Invitations slug={slug} url={url} onInvited={setUrl} />
    </Dialog>
  )
}

interface InvitationsProps {
  slug: string
  url: string | null
  onInvited: (url: string | null) => void
}

function Invitations({ slug, url, onInvited }: InvitationsProps) {
  const list = usePages(['listings', slug, 'invitations'], () => invitationsApi.list(slug))
  const withdraw = async (id: number) => {
    try {
      await invitationsApi.withdraw(slug, id)
      onInvited(null)
      toast.success('The link no longer works.')
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    list.reload()
  }
  return (
    <div className="flex flex-col gap-6">
      <InviteForm
        slug={slug}
        isInvited={(email) => list.items.some((each) => each.email === email)}
        onInvited={(made) => {
          onInvited(made)
          list.reload()
        }}
      />
      {url && (
        <div className="flex flex-col gap-2 rounded-6 bg-raised p-4">
          <CopyField label="Link" value={url} />
          <p className="text-13 text-muted">
            Copy it now. We don’t keep it, so we can’t show it again.
          </p>
        </div>
      )}
      {list.error && <FailureState message={list.error} onRetry={list.reload} />}
      {!list.error && !list.items.length && list.isLoading && <LoadingRows what="the links" />}
      {list.items.length > 0 && (
        <section aria-label="Links">
          <ul className="border-t border-line">
            {list.items.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                slug={slug}
                invitation={invitation}
                onWithdraw={() => void withdraw(invitation.id)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface InvitationRowProps {
  slug: string
  invitation: Data.Properties.Invitations.ListingInvitation
  onWithdraw: () => void
}

function InvitationRow({ slug, invitation, onWithdraw }: InvitationRowProps) {
  const { locale, timeZone } = useReader()
  const [isOpen, setOpen] = useState(false)
  const { label, email, visits_count: visits, last_visited_at: last, expires_at: end } = invitation
  const name = label ?? email ?? 'Link without a name'
  return (
    <li className="border-b border-line py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p dir="auto" className="truncate">
            {name}
          </p>
          <p className="text-13 text-muted">
            {label && email && `${email} · `}
            {countWords(visits, 'visit')}
            {last && (
              <>
                , last <TimeAgo at={last} />
              </>
            )}
            {end &&
              ` · ${invitation.is_usable ? 'Ends' : 'Ended'} ${formatDate(new Date(end), locale, timeZone)}`}
            {!invitation.is_usable && email && '. Invite this address again to renew it.'}
          </p>
        </div>
        {visits > 0 && (
          <IconButton
            icon={Eye}
            label={`What guests saw with the link for ${name}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <ConfirmDialog
          title="Withdraw this link?"
          confirmLabel="Withdraw link"
          onConfirm={onWithdraw}
          trigger={<IconButton icon={X} label={`Withdraw the link for ${name}`} />}
        >
          Whoever has it can’t open the listing anymore, and you no longer see what they saw.
        </ConfirmDialog>
      </div>
      {isOpen && (
        <div className="pt-3 pb-1">
          <SeenByGuests slug={slug} invitationId={invitation.id} />
        </div>
      )}
    </li>
  )
}
