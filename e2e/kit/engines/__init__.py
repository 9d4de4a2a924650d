"""The same few tests in several browsers: one window, driven by Playwright or by Selenium."""
