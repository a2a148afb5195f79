import { useState } from 'react'
import { findNetworks, popularNetworks } from '#app/kit/share/find_networks'
import type { ShareContent } from '#app/kit/share/share_networks'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import type { Shareable } from '#app/kit/share/shareable'
import { ShareNetworkLink } from '#app/kit/share/share_network_link'

interface ShareNetworkPickerProps extends Pick<Shareable, 'onShared'> {
  content: ShareContent
}

export function ShareNetworkPicker({ content, onShared }: ShareNetworkPickerProps) {
  const [words, setWords] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const networks = showsAll || words.trim() ? findNetworks(words) : popularNetworks

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-40 flex-1">
          <Field label="Share on">
            <Input
              type="search"
              value={words}
              placeholder="Find a network"
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
        </div>
        <Button
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="min-w-28"
        >
          {showsAll ? 'Show fewer' : 'Show all'}
        </Button>
      </div>
      <ul className="grid grid-cols-3 gap-1 sm:grid-cols-4">
        {networks.map(({ key, name }) => (
          <li key={key}>
            <ShareNetworkLink network={key} name={name} content={content} onShared={onShared} />
          </li>
        ))}
      </ul>
      <p role="status" className={networks.length ? 'sr-only' : 'text-13 text-muted'}>
        {networks.length
          ? `${networks.length} networks`
          : 'No matching network. Copy the link instead.'}
      </p>
    </div>
  )
}
