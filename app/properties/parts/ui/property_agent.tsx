import type { ReactNode } from 'react'
import type { Data } from '#data'
import { agentContent } from '#app/properties/parts/component_content'
import { PartFrame } from '#app/properties/parts/ui/part_frame'
import { websiteOf } from '#app/properties/parts/ui/part_words'

const LINK = 'underline decoration-faint underline-offset-4 hover:decoration-ink'

export function PropertyAgent({ property }: { property: Data.Properties.Property }) {
  const agent = agentContent(property.components.agent?.content)
  if (!Object.values(agent).some(Boolean)) return null
  const website = websiteOf(agent.website)
  const details: [string, ReactNode][] = [
    ['Phone', agent.phone && <PhoneLink number={agent.phone} />],
    ['Email', agent.email && <EmailLink address={agent.email} />],
    [
      'Website',
      website && (
        <a href={website.href} rel="nofollow ugc noopener noreferrer" className={LINK}>
          {website.words}
        </a>
      ),
    ],
    ['License', agent.license],
  ]
  return (
    <PartFrame part="agent" title="Agent and contact">
      {agent.name && (
        <p dir="auto" className="display text-22 break-words">
          {agent.name}
        </p>
      )}
      {agent.role && <p className="text-muted">{agent.role}</p>}
      <dl className="mt-4 max-w-[60ch]">
        {details.map(
          ([term, value]) =>
            value && (
              <div
                key={term}
                className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-t border-line py-3"
              >
                <dt className="text-muted">{term}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            )
        )}
      </dl>
    </PartFrame>
  )
}

function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className={`num ${LINK}`}>
      {number}
    </a>
  )
}

function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(address)}`} className={LINK}>
      {address}
    </a>
  )
}
