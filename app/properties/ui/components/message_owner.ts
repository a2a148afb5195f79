import type { Data } from '#data'

/** Where a message about a listing is written; people who are signed out come back there. */
export function messagePath({ id, owner }: Data.Properties.Property): string {
  return `/chats?to=${owner.id}&property=${id}`
}

export function messageLabel(name: string, isSignedIn: boolean): string {
  const message = `essage ${name.split(' ')[0]}`
  return isSignedIn ? `M${message}` : `Sign in to m${message}`
}
