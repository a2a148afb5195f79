import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { createLaneDatabase } from './lane_database.mjs'
import { runLane } from './test_lane.mjs'

/** A lane's runner, server and browser together. */
const LANE_BYTES = 2.5 * 2 ** 30

/** One more than processors: specs also wait. `TEST_LANES` sets another number. */
export function laneCount() {
  const told = Number(process.env.TEST_LANES)
  if (told) return told
  return Math.max(1, Math.min(availableParallelism() + 1, Math.floor(totalmem() / LANE_BYTES)))
}

/**
 * Runs suites in several processes that take spec files from one queue, each with its own storage,
 * port and database; they share the prepared storage folders of servers.
 * @param {string[]} args the suites and other arguments of the test runner
 * @param {NodeJS.ProcessEnv} env
 * @param {number} count
 */
export async function runLanes(args, env, count) {
  const shared = await mkdtemp(join(tmpdir(), 'vesta-lanes-'))
  const [claims, templates] = ['claims', 'templates'].map((name) => join(shared, name))
  await Promise.all([mkdir(claims), mkdir(templates)])
  const own = {
    ...env,
    TEST_CLAIMS: claims,
    TEST_TEMPLATES: templates,
    // a tenth of what a server needs to start
    NODE_COMPILE_CACHE: join(shared, 'compiled'),
  }
  try {
    const lanes = Array.from({ length: count }, () =>
      runWithDatabase(args, own, { isAlone: false })
    )
    return await Promise.all(lanes)
  } finally {
    await rm(shared, { recursive: true, force: true })
  }
}

/**
 * A lane with a database of its own, also where `DATABASE_URL` names a server.
 * @param {{ isAlone: boolean }} options
 */
export async function runWithDatabase(args, env, options) {
  if (!env.DATABASE_URL) return runLane(args, env, options)
  const { url, drop } = await createLaneDatabase(env.DATABASE_URL)
  try {
    return await runLane(args, { ...env, DATABASE_URL: url }, options)
  } finally {
    await drop()
  }
}
