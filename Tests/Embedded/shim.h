// What main.swift asks of its host by name; see shim.c.

int putchar(int character);
