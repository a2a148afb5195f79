import { BuiltServer } from '#tests/support/built_server'
import { withEmbeddedFiles } from '#tests/support/embedded_files'
import { eventually } from '#tests/support/eventually'
import { PASSWORD } from '#tests/support/password'
import { linkInMail, Visitor } from '#tests/support/visitor'
import { plantExhibit, plantPrivateDesigns } from './planted_designs.js'
import { plantPrivateThings, type Ids } from './private_things.js'

export const ROLES = ['stranger', 'member', 'owner', 'staff'] as const
export type Role = (typeof ROLES)[number]

/** The keeper owns what nobody else may see, and sends no requests. */
const MEMBER = 'plain_member'
const OWNER = 'asking_owner'
const STAFF = 'some_staff'
const KEEPER = 'silent_keeper'
const FRIEND = 'common_friend'

const HANDLES: Record<Exclude<Role, 'stranger'>, string> = {
  member: MEMBER,
  owner: OWNER,
  staff: STAFF,
}

export interface World {
  server: BuiltServer
  ids: Ids[]
  canaries: string[]
  enter(role: Role): Promise<Visitor>
  close(): Promise<void>
}

export async function createWorld(): Promise<World> {
  const server = await BuiltServer.create({ env: { TRUST_PROXY: '1' } })
  try {
    await server.start()
    const { own, kept, canaries } = await populate(server)
    await server.end()
    const { exhibit, ownDesigns, keptDesigns } = await withEmbeddedFiles(
      server.storage,
      async (db) => {
        await db.query(`update users set type = 'staff' where handle = $1`, [STAFF])
        return {
          exhibit: [await plantExhibit(db, own)],
          ownDesigns: await plantPrivateDesigns(db, own),
          keptDesigns: await plantPrivateDesigns(db, kept),
        }
      }
    )
    await server.start()
    const shared = { report: own.report, exhibit }
    return {
      server,
      ids: [
        { ...own, ...shared, design: ownDesigns.design },
        { ...kept, ...shared, design: keptDesigns.design },
      ],
      canaries: [...canaries, keptDesigns.token],
      enter: (role) => enter(server, role),
      close: () => server.remove(),
    }
  } catch (error) {
    await server.remove()
    throw error
  }
}

async function populate(server: BuiltServer) {
  await registered(server, MEMBER, 'member')
  await registered(server, STAFF, 'member')
  const friend = await registered(server, FRIEND, 'member')
  const owner = await registered(server, OWNER, 'realtor')
  const keeper = await registered(server, KEEPER, 'realtor')

  const own = await plantPrivateThings({ visitor: owner, mark: 'Something of the owner', friend })
  const kept = await plantPrivateThings({ visitor: keeper, mark: 'CanaryOfTheKeeper', friend })
  const { cookie } = keeper.credentials()
  return {
    own: { ...own.ids, report: [await report(friend, own.ids.owner[0])] },
    kept: kept.ids,
    canaries: [
      ...kept.secrets,
      `${KEEPER}@example.com`,
      /vesta-session=([^;]+)/.exec(cookie)![1],
      await resetToken(server, keeper),
    ],
  }
}

async function registered(server: BuiltServer, handle: string, type: 'member' | 'realtor') {
  const visitor = new Visitor(server.url)
  await visitor.register(handle, server.storage, type)
  return visitor
}

async function report(reporter: Visitor, user: number | string): Promise<number> {
  const about = { subject_type: 'user', subject_id: user, reason: 'spam' }
  const answer = await reporter.post('/api/reports', about)
  return (await answer.json()).report.id
}

async function resetToken(server: BuiltServer, visitor: Visitor): Promise<string> {
  const email = `${KEEPER}@example.com`
  await visitor.post('/forgot-password', { email })
  return eventually(async () => {
    const link = await linkInMail(server.storage, email)
    return link?.startsWith('/reset-password/') ? link.split(/[/?]/)[2] : null
  })
}

async function enter(server: BuiltServer, role: Role): Promise<Visitor> {
  const visitor = new Visitor(server.url)
  if (role === 'stranger') await visitor.get('/login')
  else await visitor.signIn(`${HANDLES[role]}@example.com`, PASSWORD)
  return visitor
}
