import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { installedPackages, isAllowed, licenceFaults, licencesFile, otherFaults } from './licences.ts'
import { otherWorks } from './other-works.ts'

describe('a licence', () => {
  it.each([
    ['MIT', true, true],
    ['(MIT OR GPL-3.0)', true, true],
    ['Apache-2.0 AND MIT', true, true],
    ['MPL-2.0', false, true],
    ['GPL-3.0', false, false],
    ['LGPL-2.1 OR AGPL-3.0', false, false],
    ['MIT AND GPL-2.0', false, false],
    ['', false, false],
    ['UNLICENSED', false, false],
  ])('%s is allowed in the site: %s, for its makers: %s', (licence, site, makers) => {
    expect(isAllowed(licence, false)).toBe(site)
    expect(isAllowed(licence, true)).toBe(makers)
  })
})

describe('the packages', () => {
  const packages = installedPackages('.')

  it('have allowed licences', () => {
    expect(packages.length).toBeGreaterThan(100)
    expect(licenceFaults(packages)).toEqual([])
    const [first] = packages
    if (first) expect(licenceFaults([{ ...first, licence: 'GPL-3.0' }])).toHaveLength(1)
  })

  it('stand beside other works, with the licences of what is compiled into codecs in full', () => {
    const text = licencesFile('.')
    for (const words of [
      'Copyright (c) the JPEG XL Project Authors.',
      'Additional IP Rights Grant (Patents)',
      'Copyright (c) The Highway Project Authors.',
      'Copyright (C)2009-2023 D. R. Commander.',
      'This software is copyright (C) 1991-2020, Thomas G. Lane, Guido Vollbeding.',
      'Copyright (c) 2010-2022 The Emscripten Authors',
      'Copyright © 2005-2020 Rich Felker, et al.',
      'libjxl 0.12.0',
      'The LLVM Project is under the Apache License v2.0 with LLVM Exceptions',
    ])
      expect(text).toContain(words)
  })

  it('may be under the LGPL only as a file of their own, and never under the GPL', () => {
    expect(otherFaults(otherWorks)).toEqual([])
    const work = { name: 'a library', text: '' }
    const separateFile = /^a\.wasm$/
    expect(otherFaults([{ ...work, licence: 'LGPL-3.0-or-later', separateFile }])).toEqual([])
    expect(otherFaults([{ ...work, licence: 'LGPL-3.0-or-later' }])).toHaveLength(1)
    expect(otherFaults([{ ...work, licence: 'GPL-3.0-or-later', separateFile }])).toHaveLength(1)
    expect(licencesFile('.')).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
  })

  it('in the site are listed with their licence texts', () => {
    const text = licencesFile('.')
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const [name, version] of Object.entries(dependencies))
      expect(text).toContain(`\n${name} ${version}\n`)
    for (const words of ['SIL OPEN FONT LICENSE', 'Apache License', 'libjpeg-turbo', 'EFF large wordlist'])
      expect(text).toContain(words)
    expect(text).not.toMatch(/\n(vite|vitest|typescript) \d/)
  })
})

describe('package-lock.json', () => {
  type Entry = {
    version?: string
    integrity?: string
    resolved?: string
    dev?: boolean
    hasInstallScript?: boolean
    inBundle?: boolean
    optional?: boolean
    link?: boolean
  }
  const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  // A bundled package is pinned with its parent.
  const entries = Object.entries(lock.packages).filter(([path, { inBundle }]) => path !== '' && !inBundle)

  it('pins every package by checksum, and none from a Git repository or folder', () => {
    for (const [path, { integrity, link, dev, optional, resolved = 'https:' }] of entries) {
      // For packages of other systems npm records only the version.
      if (!(dev && optional && integrity === undefined)) expect(integrity, path).toMatch(/^sha512-/)
      expect(link, path).toBeUndefined()
      expect(resolved, path).toMatch(/^https:/)
    }
  })

  it('has no package of the site with an install script', () => {
    const scripts = entries.filter(([, { dev, hasInstallScript }]) => !dev && hasInstallScript)
    expect(scripts.map(([path]) => path)).toEqual([])
    expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true')
  })

  it('matches package.json, which has exact versions', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
    }
  })
})
