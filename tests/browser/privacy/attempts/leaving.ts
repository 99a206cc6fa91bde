import type { Attempts } from './attempt.ts'

/** Run in a page, which navigates or goes to the background: each needs a page of its own. */
export const leavingAttempts: Attempts = {
  form: (to) => {
    const form = document.createElement('form')
    form.action = `${to}/`
    form.method = 'post'
    document.body.append(form)
    setTimeout(() => form.submit())
  },
  'form into a new window': (to) => {
    const form = document.createElement('form')
    form.action = `${to}/`
    form.target = '_blank'
    document.body.append(form)
    setTimeout(() => form.submit())
  },
  'window.open': (to) => void window.open(`${to}/?open`),
  location: (to) => {
    // Delayed, so that the attempt returns before its page navigates.
    setTimeout(() => {
      location.href = `${to}/?location`
    })
  },
  'link click': (to) => {
    const link = document.createElement('a')
    link.href = `${to}/?link`
    document.body.append(link)
    setTimeout(() => link.click())
  },
  'download link': (to) => {
    const link = document.createElement('a')
    link.href = `${to}/?download`
    link.download = 'file'
    document.body.append(link)
    setTimeout(() => link.click())
  },
  'meta refresh': (to) => {
    const meta = document.createElement('meta')
    meta.httpEquiv = 'refresh'
    meta.content = `0; url=${to}/?refresh`
    setTimeout(() => document.head.append(meta))
  },
  'image under another base': (to) => {
    const base = document.createElement('base')
    base.href = to
    document.head.append(base)
    new Image().src = '?base'
  },
  'markup written into the page': (to) => {
    document.write(`<img src="${to}/?written">`)
  },
  'button of a form': (to) => {
    const form = document.createElement('form')
    const button = document.createElement('button')
    button.formAction = `${to}/`
    form.append(button)
    document.body.append(form)
    setTimeout(() => button.click())
  },
  'page in memory in a new window': (to) => {
    const page = new Blob([`<img src="${to}/?blob">`], { type: 'text/html' })
    window.open(URL.createObjectURL(page))
  },
}
