import { useState } from 'react'
import { Check, Copy } from 'lucide-react'
import { copyText } from '#app/common/share/copy_text'
import { useMarkSaved } from '#app/common/ui/hooks/use_mark_saved'
import { Button } from '#app/common/ui/kit/button'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'

const REFUSED = 'The browser would not copy it. Select the link and copy it by hand.'

/** The address itself, to read, select or copy. */
export function ShareLinkField({ url }: { url: string }) {
  const [isCopied, markCopied] = useMarkSaved()
  const [isRefused, setRefused] = useState(false)

  const copy = async () => {
    const done = await copyText(url)
    setRefused(!done)
    if (done) markCopied()
  }

  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Field label="Link" error={isRefused ? REFUSED : undefined}>
          <Input value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
        </Field>
      </div>
      <Button
        variant="primary"
        icon={isCopied ? Check : Copy}
        onClick={() => void copy()}
        className="mt-5.5 min-h-12 min-w-28"
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? 'Link copied' : ''}
      </span>
    </div>
  )
}
