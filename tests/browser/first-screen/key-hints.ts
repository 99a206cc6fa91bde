import type { Page } from '@playwright/test'

/** Texts on the page that name a key to press, which only visitors with a keyboard have. */
export const visibleKeyHints = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main *')]
      .filter(
        (element) =>
          [...element.childNodes].some(
            (node) =>
              node.nodeType === Node.TEXT_NODE &&
              /(^|[^\p{L}])(Space|space bar|Ctrl|Cmd|Boşluk|boşluk tuşu)([^\p{L}]|$)/u.test(
                node.textContent ?? '',
              ),
          ) &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          getComputedStyle(element).clipPath === 'none',
      )
      .map((element) => element.textContent?.trim().slice(0, 80) ?? ''),
  )
