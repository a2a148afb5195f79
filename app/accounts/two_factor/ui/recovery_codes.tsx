import { useState } from 'react'
import { Copy, Download, Printer } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { copyText } from '#app/kit/share/copy_text'
import { toast } from '#app/kit/toast/toast'

interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

const TITLE = 'vesta recovery codes'

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false)
  const text = codes.join('\n')

  const copy = async () => {
    if (await copyText(text)) {
      setKept(true)
      toast.success('Recovery codes copied')
    } else toast.error('Your browser blocked copying. Select the codes and copy them.')
  }

  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3 className="text-22">Keep your recovery codes</h3>
        <p className="mt-2 text-muted">
          Each signs you in once if you lose your phone. Keep them where your phone isn’t. You won’t
          see them again.
        </p>
      </div>
      <ul
        aria-label="Recovery codes"
        className="num grid grid-cols-2 gap-x-6 gap-y-2 rounded-6 bg-raised p-6 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          icon={Download}
          onClick={() => {
            saveText('vesta-recovery-codes.txt', `${TITLE}\n\n${text}\n`)
            setKept(true)
          }}
        >
          Download
        </Button>
        <Button
          icon={Printer}
          onClick={() => {
            printText(TITLE, codes)
            setKept(true)
          }}
        >
          Print
        </Button>
      </div>
      <div>
        <Button variant={isKept ? 'primary' : 'line'} onClick={onDone}>
          I’ve kept them
        </Button>
      </div>
    </div>
  )
}

function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Prints lines on a page of their own, through a temporary frame. */
function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = title
  document.body.append(frame)
  const sheet = frame.contentDocument
  if (!sheet || !frame.contentWindow) return
  const heading = sheet.createElement('h1')
  heading.textContent = title
  const list = sheet.createElement('pre')
  list.textContent = lines.join('\n')
  sheet.title = title
  sheet.body.append(heading, list)
  frame.contentWindow.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow.print()
}
