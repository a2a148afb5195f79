import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { IconButton } from '#app/kit/button/icon_button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { Badge } from '#app/kit/display/badge'
import { formatDate } from '#app/kit/display/format_time'
import { TimeAgo } from '#app/kit/display/time_ago'
import { useNow } from '#app/kit/hooks/use_now'
import { useReader } from '#app/kit/hooks/use_reader'
import { Table } from '#app/kit/list/table'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { toast } from '#app/kit/toast/toast'
import type { Data } from '#data'

type Token = Data.Accounts.Tokens.ApiToken

export function TokenTable({ tokens }: { tokens: Token[] }) {
  const [deleting, setDeleting] = useState<Token | null>(null)

  const remove = async ({ id, name }: Token) => {
    try {
      await answered(api.api.apiTokens.destroy({ params: { id } }))
      toast.success(`Deleted “${isolated(name)}”`)
      reloadPage({ only: ['tokens'] })
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  return (
    <>
      <Table
        caption="Your API tokens"
        rows={tokens}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', header: 'Name', cell: ({ name }) => name },
          { key: 'abilities', header: 'Abilities', cell: Abilities },
          {
            key: 'used',
            header: 'Last used',
            isWideOnly: true,
            cell: ({ last_used_at: at }) => (at ? <TimeAgo at={at} /> : 'Never'),
          },
          {
            key: 'expires',
            header: 'Expires',
            isWideOnly: true,
            cell: ({ expires_at: at }) => <ExpiryDate at={at} />,
          },
          {
            key: 'delete',
            header: '',
            cell: (token) => (
              <div className="flex justify-end">
                <IconButton
                  icon={Trash2}
                  label={`Delete “${token.name}”`}
                  onClick={() => setDeleting(token)}
                />
              </div>
            ),
          },
        ]}
      />
      <ConfirmDialog
        title="Delete this token?"
        confirmLabel="Delete token"
        isOpen={deleting !== null}
        onOpenChange={(isOpen) => !isOpen && setDeleting(null)}
        onConfirm={() => deleting && void remove(deleting)}
      >
        Programs that use “<bdi>{deleting?.name}</bdi>” lose access at once.
      </ConfirmDialog>
    </>
  )
}

function Abilities({ abilities }: Token) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {abilities.map((ability) => (
        <Badge key={ability}>{ability}</Badge>
      ))}
    </div>
  )
}

function ExpiryDate({ at }: { at: string | null }) {
  const { locale, timeZone } = useReader()
  const now = useNow()
  if (!at) return 'Never'
  const date = new Date(at)
  if (now !== null && date.getTime() <= now) return <span className="text-danger">Expired</span>
  return <time dateTime={at}>{formatDate(date, locale, timeZone)}</time>
}
