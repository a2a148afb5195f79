import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { apiPath } from '#app/kit/calls/api_path'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { PasswordInput } from '#app/kit/form/password_input'
import { TextLink } from '#app/kit/button/text_link'
import { EmptyState } from '#app/kit/list/empty_state'
import { cardImage, PublicHead } from '#app/kit/share/public_head'
import { CallRow, type Call } from '#app/developers/ui/call_row'

export default function Developers({ calls }: { calls: Call[] }) {
  const [token, setToken] = useState('')
  const [words, setWords] = useState('')
  const found = findCalls(calls, words)
  const groups = [...Map.groupBy(found, ({ group }) => group)].sort(([one], [other]) =>
    one.localeCompare(other)
  )

  return (
    <div className="gutter page py-10">
      <PublicHead
        title="API reference"
        description="Every call of this site’s API: what it takes, what it answers, and a place to try it."
        path="/developers"
        image={cardImage('/cards/pages/developers.jpg', 'Developers')}
      />
      <SectionHeading level="page" label="API reference">
        Developers
      </SectionHeading>
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        <p className="max-w-160 text-muted">
          Everything this site does, your programs can do too. Create a token under{' '}
          <TextLink href="/api-tokens">API tokens</TextLink> and send it as{' '}
          <code className="text-ink">Authorization: Bearer …</code> The{' '}
          <a href={apiPath('openapi.json')} className="text-ink underline">
            OpenAPI document
          </a>{' '}
          works with your own tools, and says what webhooks are sent.
        </p>
        <Field
          label="Token for trying calls"
          isOptional
          hint="It stays in this page. Without one, calls run as you, if you’re signed in."
        >
          <PasswordInput
            value={token}
            autoComplete="off"
            onChange={(event) => setToken(event.target.value.trim())}
          />
        </Field>
      </div>
      <div role="search" className="mt-8 max-w-110">
        <Field label="Search calls" isLabelHidden>
          <Input
            type="search"
            size="lg"
            autoComplete="off"
            placeholder="Listings, chats, webhooks"
            prefix={<Search size={20} strokeWidth={1.5} aria-hidden />}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
        <p role="status" className="sr-only">
          {words.trim() ? countWords(found.length, 'call') : ''}
        </p>
      </div>
      <nav aria-label="Groups of calls" className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-13">
        {groups.map(([group]) => (
          <a key={group} href={`#${anchorOf(group)}`} className="text-muted hover:text-ink">
            {group}
          </a>
        ))}
      </nav>
      {found.length === 0 && (
        <EmptyState
          title="No such call"
          action={<Button onClick={() => setWords('')}>Show all calls</Button>}
        >
          Try another word, or fewer.
        </EmptyState>
      )}
      {groups.map(([group, ofGroup]) => (
        <section key={group} className="mt-12">
          <h2 id={anchorOf(group)} className="display scroll-mt-6 text-22">
            {group}
          </h2>
          <div className="mt-3 border-t border-line">
            {ofGroup.map((call) => (
              <CallRow key={call.id} call={call} token={token} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** Those with all of the words in their address, method, summary or group. */
function findCalls(calls: Call[], words: string): Call[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return calls.filter(({ method, path, summary, group }) => {
    const text = `${method} ${path} ${summary} ${group}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

function anchorOf(group: string): string {
  return group.toLowerCase().replaceAll(' ', '-')
}
