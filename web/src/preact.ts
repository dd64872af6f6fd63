// What stands in for `react-dom/client` in the built page. Preact writes the properties of SVG elements as they are spelt, and an
// element with `tabIndex` in place of `tabindex` is out of the keyboard's reach.

import { options, type VNode } from 'preact';

export { createRoot } from 'preact/compat/client';

const before = options.vnode;

options.vnode = (node: VNode) => {
  const props = node.props as { tabIndex?: number; tabindex?: number };
  if (typeof node.type === 'string' && props.tabIndex !== undefined) {
    props.tabindex = props.tabIndex;
    delete props.tabIndex;
  }
  before?.(node);
};
