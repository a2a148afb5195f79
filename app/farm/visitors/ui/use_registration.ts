import { useEffect, useRef, useState } from 'react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { CallFailure } from '#app/kit/calls/call_failure'
import { useCall } from '#app/kit/calls/use_call'

/** `kept` waits on this device for the network. */
export interface RegistrationOutcome {
  status: 'registered' | 'waiting' | 'kept'
  pass_url: string | null
}

type Entry = Record<string, string | boolean>

const KEPT: RegistrationOutcome = { status: 'kept', pass_url: null }

/** A guest’s registration, kept while the network is away and sent once it is back. */
export function useRegistration(slug: string, first: RegistrationOutcome | null) {
  const [outcome, setOutcome] = useState(first)
  const { run, isRunning, refusal } = useCall()
  const kept = keptEntry(slug)

  const deliver = async (entry: Entry) => {
    try {
      const { registration } = await answered(
        api.api.api.openHouseRegistrations.store({ params: { slug }, body: bodyOf(entry) })
      )
      kept.forget()
      setOutcome(registration)
    } catch (error) {
      if (!(error instanceof CallFailure) || !error.isUnreached) {
        kept.forget()
        setOutcome(null)
        throw error
      }
      kept.keep(entry)
      setOutcome(KEPT)
    }
  }
  const resend = useRef(() => {})
  useEffect(() => {
    resend.current = () => {
      const entry = kept.read()
      if (entry) void run(() => deliver(entry))
    }
  })
  useEffect(() => {
    const again = () => resend.current()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  const send = async (form: HTMLFormElement) => {
    const given = new FormData(form)
    const entry: Entry = { consent: given.has('consent') }
    for (const [name, value] of given) {
      if (typeof value === 'string' && name !== 'consent' && name !== '_csrf') entry[name] = value
    }
    await run(() => deliver(entry))
  }

  return { outcome, isRunning, refusal, send }
}

export type VisitorRegistration = ReturnType<typeof useRegistration>

function bodyOf(entry: Entry) {
  const text = (name: string) => String(entry[name] ?? '')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone') || null,
    consent: entry.consent === true,
    has_agent: entry.has_agent === undefined ? null : entry.has_agent === 'yes',
    client_id: text('client_id'),
    website: text('website') || null,
  }
}

/** A guest’s entry on this device. Where storage is blocked, it is lost with the page. */
function keptEntry(slug: string) {
  const key = `open-house-registration:${slug}`
  const attempt = <Result>(work: () => Result): Result | null => {
    try {
      return work()
    } catch {
      return null
    }
  }
  return {
    read: (): Entry | null =>
      attempt(() => {
        const text = localStorage.getItem(key)
        return text ? JSON.parse(text) : null
      }),
    keep: (entry: Entry) => attempt(() => localStorage.setItem(key, JSON.stringify(entry))),
    forget: () => attempt(() => localStorage.removeItem(key)),
  }
}
