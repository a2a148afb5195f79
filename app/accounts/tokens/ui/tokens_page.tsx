import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { KeyRound, Plus } from 'lucide-react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { NewTokenDialog } from '#app/accounts/tokens/ui/new_token_dialog'
import { TokenTable } from '#app/accounts/tokens/ui/token_table'

export default function Tokens({ tokens }: { tokens: Data.Accounts.Tokens.ApiToken[] }) {
  const [isCreating, setCreating] = useState(false)
  const create = (
    <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
      New token
    </Button>
  )

  return (
    <div className="gutter page py-10">
      <Head title="API tokens" />
      <SectionHeading level="page" label="Account" action={tokens.length ? create : null}>
        API tokens
      </SectionHeading>
      <p className="mt-4 max-w-160 text-muted">
        Let your own programs use vesta as you. Treat a token like a password: anyone who has it can
        do what it allows.
      </p>
      <div className="mt-8">
        {tokens.length ? (
          <TokenTable tokens={tokens} />
        ) : (
          <EmptyState icon={KeyRound} title="No tokens yet" action={create}>
            Create one to call the API from a script, a website or another service.
          </EmptyState>
        )}
      </div>
      {isCreating && (
        <NewTokenDialog
          onCreated={() => reloadPage({ only: ['tokens'] })}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  )
}
